import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The server that `npm run dev` passes calls of the API to. */
const server = process.env.ROYALTABLE_SERVER ?? "http://127.0.0.1:8100";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/royaltable/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: server, changeOrigin: false } },
    fs: { allow: ["..", "../src/royaltable/locales"] },
  },
});
