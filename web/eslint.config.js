import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/lib/documents.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } } },
  {
    rules: {
      "no-undef": "off", // the type check knows better
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-unused-expressions": ["error", { allowShortCircuit: true, allowTernary: true }],
      "svelte/no-unused-svelte-ignore": "off", // svelte-check reads them
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space
      "svelte/prefer-svelte-reactivity": "off", // maps that are filled once and never watched
    },
  },
  { files: ["src/games/*/Board.svelte", "src/parts/Icon.svelte", "src/parts/Sprite.svelte"], rules: { "svelte/no-at-html-tags": "off" } }, // drawings of our own files
  { files: ["src/lib/plugin.ts", "src/lib/types.ts"], rules: { "@typescript-eslint/no-explicit-any": "off" } }, // each game says its own type
);
