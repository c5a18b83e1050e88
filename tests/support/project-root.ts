/** Where the project lies on disk, for tests and the commands that check it. */
import { resolve } from 'node:path';

export const projectRoot = resolve(import.meta.dirname, '../..');
