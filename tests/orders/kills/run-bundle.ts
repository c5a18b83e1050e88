/**
 * Runs a bundle with what V8 has compiled of it before, functions included: Node's own cache holds what is compiled before the first call, and only of
 * processes that end by themselves. Arguments: the bundle, where the compiled code is kept, and those of the bundle.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';

const [, , bundle = '', code = ''] = process.argv;
process.argv.splice(1, 3, bundle);
const script = new Script(`(function (module, require, keepCompiled) {${readFileSync(bundle, 'utf8')}\n})`, {
	filename: bundle,
	...(existsSync(code) && { cachedData: readFileSync(code) }),
});

function keepCompiled(): void {
	writeFileSync(`${code}.${process.pid}`, script.createCachedData());
	renameSync(`${code}.${process.pid}`, code);
}

(script.runInThisContext() as (...args: readonly unknown[]) => void)({ exports: {} }, createRequire(bundle), keepCompiled);
