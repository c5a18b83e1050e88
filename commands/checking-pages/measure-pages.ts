/** What Lighthouse has to find perfect. */
import type { Result } from 'lighthouse';
import { openLighthouse } from './open-lighthouse.ts';
import type { PageFault } from './page-fault.ts';

/** Performance is no fault: it measures the machine as well, and `npm run bench` shows it. */
const categories = ['accessibility', 'best-practices', 'seo'];

/** One fault for each category in which a page loses points. @throws CheckerFailed */
export async function measurePages(siteUrl: string, paths: readonly string[]): Promise<readonly PageFault[]> {
	const lighthouse = await openLighthouse();
	try {
		const faults: PageFault[] = [];
		for (const path of paths) {
			faults.push(...toFaults(await lighthouse.measure(`${siteUrl}${path}`, categories), path));
		}
		return faults;
	} finally {
		await lighthouse.close();
	}
}

function toFaults({ categories: measured, audits }: Result, page: string): readonly PageFault[] {
	return categories.flatMap((name) => {
		const category = measured[name];
		if (category?.score === 1) {
			return [];
		}
		const lost = (category?.auditRefs ?? []).flatMap(({ id, weight }) => {
			const audit = audits[id];
			return weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1 ? [`${id} (${audit.title})`] : [];
		});
		const score = category?.score == null ? 'no score' : `${Math.round(category.score * 100)} of 100`;
		return [{ check: `lighthouse ${name}`, page, message: `${score}: ${lost.join(', ') || 'an audit failed to run'}` }];
	});
}
