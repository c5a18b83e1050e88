/** Names of the files that tell hosts how to serve the site: parts of its folder, but none of the site. */
export const hostFiles = {
	headers: '_headers',
	redirects: '_redirects',
	nginx: '_nginx.conf',
	apache: '.htaccess',
} as const;
