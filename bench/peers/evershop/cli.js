import './env.js';

await import('./node_modules/@evershop/evershop/dist/bin/evershop.js');
