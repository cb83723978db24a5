import type { OxlintConfig } from 'oxlint'
import { IMPORT_RULE } from './scripts/checks/import-rule.ts'

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  rules: {
    'react/rules-of-hooks': 'error',
    'react/react-in-jsx-scope': 'off',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'no-console': 'off',
    eqeqeq: 'error',
    'import/no-named-as-default-member': 'off',
    'typescript/consistent-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/unbound-method': 'off',
    'typescript/no-misused-spread': 'off',
  },
  ignorePatterns: ['build', 'data', '.react-router'],
  overrides: IMPORT_RULE,
} satisfies OxlintConfig
