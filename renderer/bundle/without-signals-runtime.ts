/** Leaves out of the scripts what the stores' library brings for components that read signals by themselves: here they read stores (`use-store.ts`). */
import type { Plugin } from 'esbuild';

/** What the entry of `@preact/signals-react` exports beside the signals themselves; it changes React where it is loaded. */
const runtime = '@preact/signals-react/runtime';

/** The runtime is left out where nothing uses what it exports, 0.9 kB (brotli) on each page: it says itself that its loading has an effect, which nobody wants. */
export function withoutSignalsRuntime(): Plugin {
	return {
		name: 'without-signals-runtime',
		setup(build) {
			build.onResolve({ filter: new RegExp(`^${runtime}$`) }, async ({ path, pluginData, ...options }) => {
				if (pluginData === runtime) return undefined;
				const { importer, namespace, resolveDir, kind } = options;
				const found = await build.resolve(path, { importer, namespace, resolveDir, kind, pluginData: runtime });
				return { ...found, sideEffects: false };
			});
		},
	};
}
