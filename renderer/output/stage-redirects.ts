/** Puts redirects and the files for hosts that hold them into a site, and pages for hosts that know none. */
import type { SiteConfig } from '../../site/config.ts';
import { apacheFile } from '../hosts/apache-file.ts';
import { type HostRules, nginxFile } from '../hosts/nginx-file.ts';
import { redirectsFile } from '../hosts/redirects-file.ts';
import { redirectPage } from '../html/redirect-page.ts';
import { siteFiles } from './is-wanted.ts';
import { htmlFile } from './output-paths.ts';
import type { SiteWriter } from './site-writer.ts';

export function stageRedirects(writer: SiteWriter, rules: HostRules & { readonly config: SiteConfig }): void {
	const { redirects, config } = rules;
	for (const redirect of redirects) {
		writer.write(htmlFile(redirect.from), redirectPage(redirect, config));
	}
	writer.write(siteFiles.nginx, nginxFile(rules));
	writer.write(siteFiles.apache, apacheFile(rules));
	const lines = redirectsFile(redirects, config.contentPortalUrl);
	if (lines !== '') {
		writer.write(siteFiles.redirects, lines);
	} else {
		writer.remove(siteFiles.redirects);
	}
}
