/** Puts redirects and the files for hosts that hold them into a site, and pages for hosts that know none. */
import type { SiteConfig } from '../../site/config.ts';
import { apacheFile } from '../hosts/apache-file.ts';
import { nginxFile } from '../hosts/nginx-file.ts';
import { redirectsFile } from '../hosts/redirects-file.ts';
import { redirectPage } from '../html/redirect-page.ts';
import type { Redirect } from '../routes/site-plan.ts';
import { siteFiles } from './is-wanted.ts';
import { htmlFile } from './output-paths.ts';
import type { SiteWriter } from './site-writer.ts';

/** `shells`: store roots below which a page answers for what is not there. */
export function stageRedirects(writer: SiteWriter, redirects: readonly Redirect[], shells: readonly string[], config: SiteConfig): void {
	for (const redirect of redirects) {
		writer.write(htmlFile(redirect.from), redirectPage(redirect, config));
	}
	writer.write(siteFiles.nginx, nginxFile({ redirects, shells, config }));
	writer.write(siteFiles.apache, apacheFile({ redirects, shells, config }));
	const rules = redirectsFile(redirects, config.contentPortalUrl);
	if (rules !== '') {
		writer.write(siteFiles.redirects, rules);
	} else {
		writer.remove(siteFiles.redirects);
	}
}
