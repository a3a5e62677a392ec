/** A busy machine is no failure: speed is judged by `npm run bench`. `npm run soak`, which tries much more, says how many minutes a test may take. */
jest.setTimeout(process.env.TEST_MINUTES ? Number(process.env.TEST_MINUTES) * 60_000 : 30_000)
