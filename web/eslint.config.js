import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/wire'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs['flat/recommended'],
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Svelte escapes text; the only raw markup is our own drawings, which are made of ids and numbers.
      'svelte/no-at-html-tags': 'off',
      // Addresses go through our own router.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // svelte-check knows the types; the plain rule does not.
    // What is drawn is $state; maps and dates beside it need not be reactive.
    rules: { 'no-undef': 'off', 'svelte/prefer-svelte-reactivity': 'off' },
  },
  { files: ['e2e/**', 'scripts/**'], rules: { 'no-console': 'off' } },
);
