/** Names of the files by which hosts know how to serve the site: parts of its folder, but none of the site. */
export const hostFiles = {
	headers: '_headers',
	redirects: '_redirects',
	nginx: '_nginx.conf',
	apache: '.htaccess',
} as const;
