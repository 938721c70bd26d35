import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { withFrames } from "./src/lib/frames.ts";

/** The server that `npm run dev` passes calls of the API to. */
const server = process.env.ROYALTABLE_SERVER ?? "http://127.0.0.1:8100";

/** Style sheets of files and components may name a frame instead of its media condition. */
const frames: Plugin = { name: "frames", enforce: "pre", transform: (code, id) => (/\.css$|[?&]type=style/.test(id) ? withFrames(code) : null) };

export default defineConfig({
  plugins: [frames, svelte()],
  build: {
    outDir: "../src/royaltable/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    cssCodeSplit: false, // one script, one style sheet: nothing of the page is loaded later but languages
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: server, changeOrigin: false } },
    fs: { allow: ["..", "../src/royaltable/locales"] },
  },
});
