import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { checkOrigins } from './src/api/origins.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Stops the build at a setting that could not work in it. */
function checkSettings(): Plugin {
  return {
    name: 'check-settings',
    configResolved({ env }) {
      checkOrigins('VITE_PAYMENT_ORIGINS', env.VITE_PAYMENT_ORIGINS);
    },
  };
}

/** The font file that every page needs. */
const FIRST_FONT = /archivo-latin-[\w-]{8}\.woff2$/;

/** Lets the browser fetch the font at the same time as the styles that name it, not after them. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONT.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

/**
 * Builds two scripts that do not wait for the shop's. The index has src/early.ts before all others. The server adds
 * src/lastSeen/show.ts to some pages.
 */
function earlyScripts(): Plugin {
  const early = fileURLToPath(new URL('src/early.ts', import.meta.url));
  const lastSeen = fileURLToPath(new URL('src/lastSeen/show.ts', import.meta.url));
  return {
    name: 'early-scripts',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      this.emitFile({ type: 'chunk', id: early, name: 'early' });
      this.emitFile({ type: 'chunk', id: lastSeen, name: 'lastSeen' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === 'early');
        const src = chunk ? `/${chunk.fileName}` : '/src/early.ts';
        return [
          { tag: 'script', attrs: { type: 'module', async: true, crossorigin: true, src }, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}

/**
 * Some browsers remember the failure of a script as long as the page exists (Chromium 153). The URLs of scripts that
 * load later therefore end in `retrySuffix`, which lib/retrySuffix.ts changes after each failure, so that a retry has a
 * new URL.
 */
function retryableImports(): Plugin {
  const importOfChunk = /\bimport\(([`'"])(\.\/[\w.-]+\.js)\1\)/g;
  return {
    name: 'retryable-imports',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = chunk.code.replace(importOfChunk, 'import("$2"+(globalThis.retrySuffix||""))');
        }
      },
    },
  };
}

/**
 * Minifies Vite's output once more, which saves 1 kB on a first visit. `unsafe_arrows` and `keep_fargs: false` would
 * break code that constructs anonymous functions or reads their `length`. The journeys test the minified shop.
 */
function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const { code } = await minify(chunk.code, {
            module: true,
            ecma: 2020,
            compress: { passes: 3, unsafe_arrows: true, keep_fargs: false },
          });
          chunk.code = code ?? chunk.code;
        }
      },
    },
  };
}

const modules = (...paths: string[]) => new RegExp(paths.join('|'));

/**
 * Groups modules into scripts: those that every page needs, and those that pages with products also need. The bundler
 * would make a dozen small scripts of them, which compress to 5 kB more.
 */
const scripts = [
  {
    name: 'first',
    test: modules(
      '/node_modules/(?:@babel/runtime|@xstate|history|react|react-dom|react-router|react-router-dom|scheduler|use-isomorphic-layout-effect|use-sync-external-store|xstate)/',
      '/apps/shop/src/(?:main|lib/retrySuffix|machines/usePageActor|api/(?:call|client|offline|products))\\.',
      '/packages/contract/src/(?:callError|limits|paging|catalogue/values)\\.',
      '/packages/machines/src/shared/(?:failure|messages|port)\\.',
      '/packages/ui/src/lib/(?:isolated|naira)\\.',
      '/packages/ui/src/components/(?:Badge|Button|Container|EmptyState|Link|Picture|Skeleton|Spinner|Stack|Text|VisuallyHidden)/',
    ),
  },
  {
    name: 'http',
    test: modules(
      '/node_modules/ky/',
      '/apps/shop/src/api/(?:http|failures)\\.',
      '/packages/contract/src/(?:endpoint|shopEndpoints|(?!(?:addresses|admin)/)\\w+/(?:endpoints|readers)|reading/(?:personal|reader|refusal))\\.',
    ),
  },
  // Before the next group, which would include the imports of its modules.
  {
    name: 'catalogue',
    test: modules(
      '/apps/shop/src/machines/recalled\\.',
      '/packages/ui/src/(?:components/Pagination|shop/ProductCard)/',
    ),
  },
  {
    name: 'list',
    test: modules(
      '/apps/shop/src/machines/useProductList\\.',
      '/packages/machines/src/productList/',
      '/packages/machines/src/list/list',
    ),
  },
  {
    name: 'product',
    test: modules(
      '/packages/ui/src/(?:lib/swatchColor|shop/lib/quantityLimit)\\.',
      '/packages/ui/src/components/(?:QuantityStepper|Swatch)/',
    ),
  },
  {
    name: 'auth',
    test: modules('/apps/shop/src/(?:routes/GuestOnly|session/otp)\\.', '/packages/ui/src/components/AuthLayout/'),
  },
];

/**
 * React Router's package resolves to its development build, with warnings, in browsers too. Its production build is
 * next to it.
 */
const routerBuild = (file: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url));

/** For browsers; with `--ssr` (`build.ssr`), the bundle that renders pages on the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    checkSettings(),
    ...(isSsrBuild ? [] : [earlyScripts(), preloadFont(), minifyAgain(), retryableImports()]),
  ],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: routerBuild('index.mjs') },
      { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
      // React has included it since version 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'use-sync-external-store' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  // Vite leaves NODE_ENV to the server that runs the bundle, which would then render with React's development build.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ssr: { noExternal: true },
  build: {
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    ...(isSsrBuild && { copyPublicDir: false }),
    modulePreload: {
      // A browser without modulepreload loads the same scripts a little later.
      polyfill: false,
      // In some browsers (Chromium 153), a script whose preload failed stays failed for its page. Only styles are
      // therefore preloaded for scripts that load later. The server preloads the scripts of a first visit.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js' ? dependencies.filter((file) => file.endsWith('.css')) : dependencies,
    },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // Puts the machines' messages into the pages that use them, instead of all into the first script.
          optimization: { inlineConst: { mode: 'all' } },
          output: { codeSplitting: { groups: scripts } },
        },
  },
  server: {
    proxy: {
      '/api': api,
      '/media': api,
      '/sandbox': api,
      '/dev': api,
      '/newsletter': api,
      '/restock/unsubscribe': api,
    },
  },
}));
