import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './i18n/shell.svelte.ts';
import { applySettings, settings } from './state/settings.svelte.ts';

applySettings();
// The page appears with its words, not before them.
await speak(settings.lang);
mount(App, { target: document.getElementById('app')! });
