import { chromium } from 'playwright-core';
import packaged from '@sparticuz/chromium';
const b = await chromium.launch({executablePath: await packaged.executablePath(), args:['--no-sandbox','--disable-gpu']});
const url = process.argv[2]; const link = process.argv[3]; const N = Number(process.argv[4]??40);
const c = await b.newContext({viewport:{width:390,height:844}, locale:'fr-FR'});
const p = await c.newPage();
let lost=0, native=0, client=0;
let docs=0; p.on('request', r => { if (r.resourceType()==='document') docs++; });
await p.goto(url); await p.waitForTimeout(3000);
const refuse = p.getByRole('button',{name:/refuser/i}); if (await refuse.count()) await refuse.first().click();
for (let i=0;i<N;i++){
  await p.goto(url); await p.waitForTimeout(500);
  const delay = (i/N)*1500;
  await p.reload({waitUntil: i%2?'commit':'domcontentloaded'}).catch(e=>console.log('reload',e.message));
  await new Promise(r=>setTimeout(r,delay));
  docs=0;
  const before = p.url();
  const l = p.locator(link).first();
  try { await l.click({timeout:15000}); } catch(e){ console.log('click failed', e.message.split('\n')[0]); continue; }
  let ok=false; for(let t=0;t<60;t++){ if (p.url()!==before){ok=true;break;} await new Promise(r=>setTimeout(r,100)); }
  if(!ok){ lost++; console.log('LOST at', Math.round(delay)); } else if (docs) native++; else client++;
}
console.log({lost,native,client});
await b.close();
