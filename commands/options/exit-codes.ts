/** How every command ends. */
export const exitCodes = {
	done: 0,
	/** Network, disk or backend failed. */
	world: 1,
	/** The content has faults that an editor must fix. */
	content: 2,
	/** Bad usage: options, environment, configuration. */
	usage: 64,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
