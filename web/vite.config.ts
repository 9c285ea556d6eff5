import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The pages are built into the Python package, which serves them; `npm run dev` serves them
// itself and asks a server that runs beside it.
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $words: here("../src/trunkline/words") } },
  build: {
    outDir: here("../src/trunkline/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // The content policy allows no inline code, and pictures and fonts from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: "http://127.0.0.1:8061", ws: true } },
  },
});
