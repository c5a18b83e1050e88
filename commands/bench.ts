/** `npm run bench`: starts bench/run-bench.ts. */
import { runModule } from './programs/run-module.ts';

process.exitCode = await runModule('bench/run-bench.ts');
