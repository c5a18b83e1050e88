/** Files that browsers look for, or are told of, at a place that does not change with their content. */
export const fixedFiles = {
	/** Asked for without being named anywhere. */
	favicon: 'favicon.ico',
	manifest: 'manifest.webmanifest',
} as const;

/** Not all servers know it by its ending. */
export const manifestType = 'application/manifest+json';
