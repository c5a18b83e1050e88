/** Everything that esbuild makes of the client, at once. */
import type { Progress } from '../../site/progress.ts';
import { type BrowserScripts, bundleBrowser } from './bundle-browser.ts';
import { type LazyServerBundle, loadServerBundle } from './bundle-server.ts';
import { bundleStyles, type Styles } from './bundle-styles.ts';

export interface ClientBundles {
	readonly scripts: BrowserScripts;
	readonly styles: Styles;
	readonly server: LazyServerBundle;
}

export interface BundleInputs {
	readonly projectDir: string;
	readonly cacheDir: string;
	/** The theme's own rules. */
	readonly tokens: string;
	readonly progress: Progress;
}

export async function bundleClient({ projectDir, cacheDir, tokens, progress }: BundleInputs): Promise<ClientBundles> {
	const stage = progress.stage('Bundles', 3);
	const counted = async <Result>(work: Promise<Result>): Promise<Result> => {
		const result = await work;
		stage.advance();
		return result;
	};
	const [scripts, styles, server] = await Promise.all([
		counted(bundleBrowser(projectDir)),
		counted(bundleStyles(projectDir, tokens)),
		counted(loadServerBundle(projectDir, cacheDir)),
	]);
	stage.done(`${scripts.files.size} scripts, ${styles.css.length} characters of styles, ${styles.fonts.size} fonts`);
	return { scripts, styles, server };
}
