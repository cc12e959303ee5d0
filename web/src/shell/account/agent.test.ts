import { expect, it } from 'vitest';
import { agentName } from './agent.ts';

it('calls browsers and programs by their names', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';
  expect(agentName(chrome)).toBe('Chrome, Linux');
  expect(agentName(`${chrome} Edg/156.0`)).toBe('Edge, Linux');
  expect(agentName('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1')).toBe(
    'Safari, iPhone',
  );
  expect(agentName('curl/8.5.0')).toBe('curl');
});
