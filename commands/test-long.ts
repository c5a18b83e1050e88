/** `npm run test:long`: the same tests as `npm test`, with every property and fault case at its full count. */

process.env.LONG_TESTS = '1';
await import('./test.ts');
