/** Files that browsers look for, or are pointed to, at a place that does not change with their content. */
export const fixedFiles = {
	/** Asked for without being named anywhere. */
	favicon: 'favicon.ico',
	manifest: 'manifest.webmanifest',
} as const;

/** Not all servers know them by their endings. */
export const fixedTypes = { favicon: 'image/x-icon', manifest: 'application/manifest+json' } as const;
