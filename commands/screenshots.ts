/** `npm run screenshots`: starts tests/screenshots/take-screenshots.ts. */
import { runModule } from './programs/run-program.ts';

process.exitCode = await runModule('tests/screenshots/take-screenshots.ts');
