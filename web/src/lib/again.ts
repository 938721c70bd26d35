/** What fails for a moment is tried again before anybody is told. */
const PAUSES = [300, 1000]; // ms before the second and third attempt

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The outcome of `load`, tried again after short pauses while its error is `worth` it; throws the last one. */
export async function again<T>(load: () => Promise<T>, worth: (error: unknown) => boolean = () => true): Promise<T> {
  for (const ms of PAUSES) {
    try {
      return await load();
    } catch (error) {
      if (!worth(error)) throw error;
    }
    await pause(ms);
  }
  return load();
}
