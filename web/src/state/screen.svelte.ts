/** The size of the screen, as far as the layout asks. The limits are those of the style sheets. */
import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('max-width: 720px');
const narrow = new MediaQuery('max-width: 1180px');

export const screen = {
  get phone() {
    return phone.current;
  },
  get narrow() {
    return narrow.current;
  },
};
