/** What a client lacks before it can ask anything (specification §5: it rejects a request without URL or project). */
import type { BackendOptions } from './backend-client.ts';

type Configuration = Pick<BackendOptions, 'url' | 'project' | 'token' | 'email' | 'password'>;

/** A reason without any secret, which names the setting; null where nothing is wrong. */
export function configurationFault({ url, project, token, email, password }: Configuration): string | null {
	if (url.trim() === '') return 'no URL is configured (DIRECTUS_URL)';
	if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return `its URL ${JSON.stringify(url)} is no http address (DIRECTUS_URL)`;
	if (project.trim() === '') return 'no project is configured (projectDomain in site.config.ts, or PROJECT_DOMAIN)';
	if (token === undefined) {
		const isWhole = Boolean(email) && Boolean(password);
		return isWhole ? null : 'no login is configured (DIRECTUS_TOKEN, or DIRECTUS_EMAIL and DIRECTUS_PASSWORD)';
	}
	if (email !== undefined || password !== undefined)
		return 'two logins are configured: DIRECTUS_TOKEN beside DIRECTUS_EMAIL or DIRECTUS_PASSWORD';
	if (!/^[\x21-\x7e]+$/.test(token)) return 'its token is missing, or has characters that no token has (DIRECTUS_TOKEN)';
	return null;
}
