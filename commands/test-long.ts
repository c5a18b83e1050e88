/** `npm run test:long`: the tests of `npm test` and `npm run test:all`, with every property and fault case at its full count. */

process.env.LONG_TESTS = '1';
await import('./test.ts');
