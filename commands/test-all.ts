/** `npm run test:all`: everything that the CI runs and that `npm test` leaves out. */

process.env.TEST_SET = 'rest';
await import('./test.ts');
