/** The address bar as reactive state. */
import { match, type Route } from './router.ts';

class Navigation {
  #address = $state(location.pathname + location.search + location.hash);
  /** The page to show. */
  readonly route: Route = $derived(match(this.#address));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    // Plain links stay plain links; the ones into this client do not load the page again.
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  /** Shows another page. */
  go(address: string, how: 'push' | 'replace' = 'push'): void {
    const same = address === this.#address;
    history[how === 'push' && !same ? 'pushState' : 'replaceState'](null, '', address);
    const turned =
      new URL(address, location.href).pathname !== new URL(this.#address, location.href).pathname;
    this.#read();
    if (turned) scrollTo(0, 0);
  }

  #read(): void {
    this.#address = location.pathname + location.search + location.hash;
  }
}

export const navigation = new Navigation();
