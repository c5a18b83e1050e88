/** `npm run bench`: starts bench/run-bench.ts. */
import { runModule } from './programs/run-program.ts';

process.exitCode = await runModule('bench/run-bench.ts');
