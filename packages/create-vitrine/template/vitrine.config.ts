// Puts this shop together. Extensions are loaded in this order; a change is built in by the next start.
import { defineShop } from 'vitrine/config';

export default defineShop({
  // What the shop begins with. From its first start on the back office has it.
  firstStart: { name: '{{name}}', languages: ['{{languages}}'], theme: '{{theme}}', demo: '{{demo}}' },
  extensions: ['./extensions/greeting'],
});
