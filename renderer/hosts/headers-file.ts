/** Writes `_headers`, which Cloudflare and Netlify read (at most 100 rules of 2,000 characters). */
import { fixedFiles, fixedTypes } from './fixed-files.ts';
import { cacheControl, commonHeaders, type Header, type HeaderConfig, paymentOpenerHeader } from './header-model.ts';
import { type PaymentPathsConfig, paymentPaths } from './payment-paths.ts';

/**
 * The file's text. Rules that overlap are merged by the hosts, so no two of them set one header: pages rely on both hosts' default,
 * which is `public, max-age=0, must-revalidate` as in the model. The payment page takes the common value back first, by a line that only
 * Cloudflare knows; a host that joins both values has none that browsers understand, and the provider's window works all the same.
 */
export function headersFile(config: HeaderConfig & PaymentPathsConfig): string {
	return [
		rule('/*', commonHeaders(config)),
		rule('/assets/*', [{ name: 'Cache-Control', value: cacheControl.asset }]),
		rule(`/${fixedFiles.manifest}`, [{ name: 'Content-Type', value: fixedTypes.manifest }]),
		rule('/page-data/*', [{ name: 'Cache-Control', value: cacheControl['page-data'] }]),
		...paymentPaths(config)
			.flatMap((path) => [path, `${path}/`])
			.map((path) => rule(path, [paymentOpenerHeader]).replace('\n', `\n  ! ${paymentOpenerHeader.name}\n`)),
	].join('\n');
}

function rule(pattern: string, headers: readonly Header[]): string {
	return `${pattern}\n${headers.map(({ name, value }) => `  ${name}: ${value}\n`).join('')}`;
}
