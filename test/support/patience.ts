/** A busy machine is not a failure: `npm run bench` measures speed. `npm run soak`, which tries much more, sets how many minutes a test may take. */
jest.setTimeout(process.env.TEST_MINUTES ? Number(process.env.TEST_MINUTES) * 60_000 : 30_000)
