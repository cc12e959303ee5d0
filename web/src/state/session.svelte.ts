/** Who is signed in. A person without an account becomes a guest with the first thing that needs a name. */
import type { Credentials, Me, Person } from '../wire/protocol.ts';
import { api } from './api.ts';

const STARS =
  'Vega Altair Mira Rigel Capella Spica Deneb Polaris Bellatrix Alcor Electra Maia Atlas Sirius Izar Nashira';

class Session {
  person = $state<Person | null>(null);
  /** Whether the server takes new accounts. */
  registration = $state(false);
  loaded = $state(false);

  async load(): Promise<void> {
    const me = await api<Me>('GET', '/api/me');
    this.person = me.person;
    this.registration = me.registration;
    this.loaded = true;
  }

  /** The person, made a guest if there is none yet. */
  async somebody(): Promise<Person> {
    if (!this.loaded) await this.load();
    if (!this.person) {
      const stars = STARS.split(' ');
      const name = `${stars[Math.floor(Math.random() * stars.length)]} ${10 + Math.floor(Math.random() * 90)}`;
      await api('POST', '/api/guest', { name });
      await this.load();
    }
    return this.person!;
  }

  async register(form: Credentials): Promise<void> {
    await api('POST', '/api/register', form);
    await this.load();
  }

  async signIn(form: Credentials): Promise<void> {
    await api('POST', '/api/login', form);
    await this.load();
  }

  async signOut(): Promise<void> {
    await api('POST', '/api/logout');
    await this.load();
  }

  async rename(name: string): Promise<void> {
    await api('PATCH', '/api/me', { name });
    await this.load();
  }

  async remove(): Promise<void> {
    await api('DELETE', '/api/me');
    await this.load();
  }
}

export const session = new Session();
