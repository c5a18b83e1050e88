/**
 * How long an editor waits: from saving a price in a real Directus to seeing it in a browser that looks at `npm run dev -- --live`, beside what
 * the incremental build takes of that time by itself.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startLivePreview } from '../commands/demo-site/live-preview.ts';
import { chromiumFlags, findChromium } from '../commands/programs/chromium.ts';
import { startDemoDirectus } from '../sandbox/directus/demo-directus.ts';
import { projectAccounts } from '../sandbox/directus/fixture/accounts.ts';
import { isDirectusInstalled } from '../sandbox/directus/install.ts';
import { silentProgress } from '../site/progress.ts';
import { median } from './measure/medians.ts';
import { benchDir } from './work-folder.ts';

export const saveToPaintCase = 'save-to-paint';

export interface SaveToPaint {
	readonly runs: number;
	/** Medians, in ms: from the save to the paint, and from the end of the fetch to the end of the build. */
	readonly paintMs: number;
	readonly buildMs: number;
}

/** null where the sandbox's Directus is not installed: that takes minutes and 800 MB. */
export async function measureSaveToPaint(runs: number, log: (line: string) => void): Promise<SaveToPaint | null> {
	const [account] = projectAccounts;
	if (!isDirectusInstalled() || account === undefined) return null;
	const dir = join(benchDir, saveToPaintCase);
	rmSync(dir, { recursive: true, force: true });
	log('starts Directus, the first build and a browser');
	const directus = await startDemoDirectus({ port: 0, dataDir: join(dir, 'directus'), log }, silentProgress);
	try {
		const live = await startLivePreview({ directusUrl: directus.url, account, dir });
		const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
		try {
			const page = await browser.newPage();
			await page.goto(live.pageUrl);
			const found: { readonly paintMs: number; readonly buildMs: number }[] = [];
			// The first save is not counted: by it `dev` learns that notices come.
			for (let run = 0; run <= runs; run += 1) {
				const euros = 1000 + run;
				const said = live.dev.output().length;
				const savedAt = Date.now();
				await live.savePrice(`${euros}.00`);
				const paintMs = (await paintedAt(page, `${Math.floor(euros / 1000)}.${String(euros % 1000).padStart(3, '0')},00`)) - savedAt;
				const [, seconds = ''] = await live.dev.says(/Directus \(.*\): .* \((\d+\.\d\d) s\)\n/, said);
				log(`run ${run}: ${paintMs} ms, of which the build ${seconds} s`);
				if (run > 0) found.push({ paintMs, buildMs: 1000 * Number(seconds) });
			}
			return { runs, paintMs: median(found.map((each) => each.paintMs)), buildMs: median(found.map((each) => each.buildMs)) };
		} finally {
			await browser.close();
			await live.dev.stop();
		}
	} finally {
		await directus.stop();
	}
}

/** By the page's clock, which is this machine's: the frame after the one in which the text is there. */
async function paintedAt(page: Page, text: string): Promise<number> {
	await page.locator('main .price', { hasText: text }).first().waitFor({ timeout: 60_000 });
	return await page.evaluate<number>('new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(Date.now()))))');
}
