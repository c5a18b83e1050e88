/** The backend has no project of the configured domain, or the token may not see it. */
export class ProjectNotFound extends Error {
	override readonly name = 'ProjectNotFound';
	readonly domain: string;

	constructor(domain: string) {
		super(
			`The backend shows no project "${domain}". Check projectDomain in site.config.ts (or PROJECT_DOMAIN), and that the token may read this project.`,
		);
		this.domain = domain;
	}
}
