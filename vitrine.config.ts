// Puts this shop together: docs/how-to/write-an-extension.md.
import { defineShop } from 'vitrine/config';

export default defineShop({
  extensions: [],
});
