/** What a build takes and what it answers. */
import type { Pictures } from '../pipeline/images/image-store.ts';
import type { Problem } from '../pipeline/problem.ts';
import type { FindTextField } from '../pipeline/records/find-text-field.ts';
import type { RichTexts } from '../pipeline/rich-text/rich-text-store.ts';
import type { SiteConfig } from '../site/config.ts';
import type { Progress } from '../site/progress.ts';
import type { BundleInputs, ClientBundles } from './bundle/bundle-client.ts';
import type { StagedTogether } from './output/journal.ts';
import type { Site } from './site.ts';

export interface BuildOptions {
	readonly config: SiteConfig;
	/** Plans the site. */
	readonly openSite: () => Site;
	/** Made ready and rendered as pages need them. */
	readonly images: Pictures;
	readonly richText: RichTexts;
	/** Finds the text that a link stands in; left out, a dead link names only its record. */
	readonly findTextField?: FindTextField;
	/** The snapshot that all these come from. */
	readonly source: {
		/** Its folder, once it is in its place. */
		readonly contentDir: string;
	};
	/** Folder of the project's sources, from which the client is bundled. */
	readonly projectDir: string;
	readonly cacheDir: string;
	readonly progress: Progress;
	/** Believes nothing of what earlier builds knew: every page is made, and compared with what is there. */
	readonly full?: boolean;
	/** From how many pages on a thread finishes them; by default, from where that is faster. */
	readonly threadFromPages?: number;
	/** Bundles the client; by default kept or new bundles of esbuild. */
	readonly bundle?: (inputs: BundleInputs) => Promise<ClientBundles>;
	/** Found before this stage. With an error among them nothing is written: paths, menu and pictures are judged all the same, finished pages are not. */
	readonly problems?: readonly Problem[];
	/** Where the content comes from a snapshot that is staged: it takes its place together with the site. */
	readonly staged?: StagedTogether;
}

export interface BuildResult {
	/** Everything found, the given ones first. */
	readonly problems: readonly Problem[];
	/** null: an error among the problems kept the site as it was. */
	readonly summary: BuildSummary | null;
}

export interface BuildSummary {
	readonly pages: number;
	readonly rendered: number;
	readonly reused: number;
	readonly written: number;
	readonly removed: number;
	/** Picture files of the site. */
	readonly images: number;
	/** Size of the whole site. */
	readonly bytes: number;
	readonly buildHash: string;
}
