const swc = {
  jsc: { target: 'es2024', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
  module: { type: 'commonjs' },
}

/** Drag and drop as it is built: its checks for development look through the whole document for each item. */
const dragAndDrop = '/node_modules/react-beautiful-dnd/'
const asBuilt = {
  ...swc,
  jsc: { ...swc.jsc, transform: { ...swc.jsc.transform, optimizer: { globals: { envs: { NODE_ENV: '"production"' } } } } },
}

const base = {
  rootDir: import.meta.dirname,
  transform: { '\\.[tj]sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [
    '/node_modules/(?!(@middy|@resvg|dompurify|quill|react-beautiful-dnd|read-excel-file|file-type|strtok3|token-types|@tokenizer|uint8array-extras|@borewit)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/(dist|cdk.out|.local|.screens)/'],
  setupFilesAfterEnv: ['<rootDir>/test/support/failOnConsoleError.ts', '<rootDir>/test/support/patience.ts'],
}

const node = { ...base, testEnvironment: 'node', testEnvironmentOptions: { customExportConditions: ['node', 'import'] } }

/** unit: beside its file. api: real handlers on emulators, with attacks and faults. infra: the synthesized stack. rehearsal: that stack, running. */
export default {
  testSequencer: '<rootDir>/test/run/longestFirst.mjs',
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: ['<rootDir>/{shared,functions,scripts,infra,web}/**/*.test.ts', '<rootDir>/test/{run,tree,support}/**/*.test.ts'],
    },
    {
      ...node,
      displayName: 'api',
      testEnvironment: '<rootDir>/test/support/emulators/ownDynamo.mjs',
      testMatch: ['<rootDir>/test/{api,attacks,faults}/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/emulators/startEmulators.ts',
      globalTeardown: '<rootDir>/test/support/emulators/stopEmulators.ts',
    },
    {
      ...node,
      displayName: 'infra',
      testMatch: ['<rootDir>/test/infra/**/*.test.ts'],
      globalSetup: '<rootDir>/test/infra/synthesized/synthesizeSamples.ts',
      globalTeardown: '<rootDir>/test/infra/synthesized/removeSamples.ts',
    },
    { ...node, displayName: 'rehearsal', testMatch: ['<rootDir>/test/rehearsal/**/*.test.ts'] },
    {
      ...base,
      displayName: 'web',
      transform: { [dragAndDrop]: ['@swc/jest', asBuilt], ...base.transform },
      testMatch: ['<rootDir>/web/**/*.test.tsx'],
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/test/support/web/environment/browserGlobals.ts'],
      setupFilesAfterEnv: [
        ...base.setupFilesAfterEnv,
        ...['patience', 'ownerStacks'].map((name) => `<rootDir>/test/support/web/environment/${name}.ts`),
      ],
      testEnvironmentOptions: { customExportConditions: ['browser'] },
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/test/support/web/environment/cssModule.ts',
        '\\.(css|svg|webp|woff2)$': '<rootDir>/test/support/web/environment/asset.ts',
      },
    },
  ],
}
