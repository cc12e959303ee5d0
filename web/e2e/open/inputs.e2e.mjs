// How many inputs a round and a purchase take. Not yet part of the regular run: now and then a click on the second card of
// a payment is lost, and the purchase counts more inputs than it should.
import { inputsOfReworld, inputsOfRoll } from '../flow.e2e.mjs';

export default {
  'following the hints, a round of Roll takes at most twelve inputs, a purchase in Reworld three': (world) =>
    Promise.all([inputsOfRoll(world), inputsOfReworld(world)]),
};
