/** The command line's options, which several commands share. */
import { Command, InvalidArgumentError } from 'commander';
import { exitCodes } from './exit-codes.ts';

/** A command that answers bad usage with exit code 64. */
export function createCommand(name: string, description: string): Command {
	return new Command(`npm run ${name} --`).description(description).exitOverride(({ exitCode }) => {
		process.exit(exitCode === 0 ? exitCodes.done : exitCodes.usage);
	});
}

/** Parses `--port`; 0 lets the system choose. */
export function parsePort(value: string): number {
	const port = Number(value);
	if (!Number.isInteger(port) || port < 0 || port > 65_535) {
		throw new InvalidArgumentError('It must be a whole number up to 65535.');
	}
	return port;
}
