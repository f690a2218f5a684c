import { validateEntries } from '#modules/books/server/index.ts';
import {
  type ProductDraft,
  publishCategories,
  publishCrossSell,
  publishFilters,
  publishProduct,
  saveTranslations,
} from '#modules/catalog/server/index.ts';
import { addTemplate } from '#modules/contact/server/index.ts';
import { renderMarkdown } from '#modules/content/server/index.ts';
import { registerPictures, renderPreviews } from '#modules/media/server/index.ts';
import { importReviews } from '#modules/reviews/server/index.ts';
import { addSynonym } from '#modules/search/server/index.ts';
import { withAdvisoryLock } from '#platform/advisory-lock.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { otherLanguages } from '../../seeds/content/other-languages.ts';
import { demoShop } from '../../seeds/index.ts';
import { team } from '../../seeds/staff/team.ts';
import { catalogueWords } from './catalogue-words.ts';
import { firstPictures } from './first-pictures.ts';
import { LONG_AGO_DAYS, onDay } from './in-the-past.ts';
import { isFilled, MARK } from './is-filled.ts';
import { demoOrdersPerDay, placeDemoOrdersJob } from './jobs.ts';
import { openAccounts } from './open-accounts.ts';
import { openStaff } from './open-staff.ts';
import { openSubscriptions } from './open-subscriptions.ts';
import { addSuppliers, openSuppliers } from './open-suppliers.ts';
import { Pictures } from './pictures.ts';
import { placeOrders } from './place-orders.ts';
import { productDraft } from './product-draft.ts';
import { publishCampaigns } from './publish-campaigns.ts';
import { publishContent } from './publish-content.ts';
import { publishMethods } from './publish-methods.ts';
import { publishPromotions } from './publish-promotions.ts';
import { shareSubscriptions } from './share-subscriptions.ts';
import { writeMessages } from './write-messages.ts';
import { wantsYear } from './year/demo-year.ts';
import { WHOLE_YEAR } from './year/whole-year.ts';
import { beginYear } from './year/year-mark.ts';

/** The current step, with the number of items done. */
export type OnProgress = (
  step: 'pictures' | 'products' | 'reviews',
  done: number,
  total: number,
) => void;

/** Any number of its own: two processes that start at once load one after the other. */
const LOADING_LOCK = 4_711_002;

/**
 * Fills an empty shop with the demonstration data, through the commands the team uses. A shop that
 * has products of its own is left alone; a loading that was interrupted is taken up again.
 */
export async function loadDemoShop(appContext: AppContext, onProgress: OnProgress): Promise<void> {
  if (await isFilled(appContext)) return;
  await withAdvisoryLock(appContext.db, LOADING_LOCK, async () => {
    if (!(await isFilled(appContext))) await load(appContext, onProgress);
  });
}

async function mark(work: UnitOfWork, value: 'loading' | 'loaded') {
  await work.tx
    .insertInto('settings')
    .values({ name: MARK, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

async function load(appContext: AppContext, onProgress: OnProgress) {
  const today = appContext.clock.today();
  const pictures = new Pictures();
  const drafts = demoShop.products
    .map((product) => productDraft(product, today, pictures))
    // A replaced product references its successor, which has to be created first.
    .toSorted((a, b) => Number(a.replacedBy !== null) - Number(b.replacedBy !== null));

  await transact(appContext, async (work) => {
    await mark(work, 'loading');
    await publishFilters(work, demoShop.filters);
    await publishCategories(
      work,
      demoShop.categories.map(({ intro, seoTitle, seoDescription, ...category }) => ({
        ...category,
        introHtml: renderMarkdown(intro),
        seo: { title: seoTitle, description: seoDescription },
      })),
    );
    const longAgo = { ...work, today: work.today.subtract({ days: LONG_AGO_DAYS }) };
    await publishMethods(longAgo, demoShop);
    await publishPromotions(longAgo, demoShop.promotions);
    await publishCampaigns(work, demoShop.campaigns);
    await publishContent(work, demoShop, pictures);
    for (const [code, { catalogue, synonyms }] of Object.entries(otherLanguages)) {
      await saveTranslations(work, code, catalogueWords(demoShop, catalogue, code));
      for (const [typed, meant] of synonyms)
        await addSynonym(work, { language: 'nl', typed, meant });
    }
  });
  await drawPictures(appContext, drafts, pictures, onProgress);
  await publishProducts(appContext, drafts, onProgress);
  await openAccounts(appContext, demoShop.customers);
  await openStaff(appContext, demoShop.staff);
  await openSubscriptions(appContext, demoShop.customers);
  const hasYear = wantsYear(appContext);
  if (hasYear) {
    const first = await beginYear(appContext, WHOLE_YEAR);
    await addSuppliers(onDay(appContext, first));
  } else {
    await openSuppliers(appContext, team.find(({ role }) => role === 'logistics')?.name ?? '');
  }
  await placeOrders(appContext, demoShop.buyers, demoShop.orders);
  // Numbers the entries like the nightly job. A demonstration year numbers its entries itself,
  // since older ones come first.
  if (!hasYear) await transact(appContext, validateEntries);
  await shareSubscriptions(appContext, demoShop.customers);
  await transact(appContext, async (work) => {
    for (const { crossSell, ...named } of demoShop.crossSells)
      await publishCrossSell(work, { ...named, skus: crossSell });
    onProgress('reviews', 0, demoShop.reviews.length);
    await importReviews(
      work,
      demoShop.reviews.map(({ daysAgo, orderDaysAgo, answer, ...review }) => ({
        ...review,
        writtenOn: today.subtract({ days: daysAgo }),
        orderedOn: today.subtract({ days: orderDaysAgo }),
        answer: answer && { text: answer.text, on: today.subtract({ days: answer.daysAgo }) },
      })),
    );
    onProgress('reviews', demoShop.reviews.length, demoShop.reviews.length);
    for (const answer of demoShop.answers) await addTemplate(work, answer);
    await writeMessages(appContext, work, demoShop.messages);
    await mark(work, 'loaded');
    // Queued, so that opening the shop does not wait for it.
    if (demoOrdersPerDay(appContext) > 0)
      await appContext.jobs.send(work.tx, placeDemoOrdersJob.name, {});
  });
}

/**
 * Renders the first file and placeholder of front pictures, so that category pages, carts and mails
 * have their pictures when the shop opens; a job renders all other sizes, those of category pages
 * first, then the galleries.
 */
async function drawPictures(
  appContext: AppContext,
  drafts: readonly ProductDraft[],
  pictures: Pictures,
  onProgress: OnProgress,
) {
  const { shelves, fronts } = firstPictures(drafts);
  const all = pictures.all();
  // When another process renders the files, only the category pages' pictures are rendered before
  // opening.
  const needed = appContext.config.RENDER_PICTURES ? fronts : shelves;
  const first = all.filter(([hash]) => needed.has(hash)).map(([, art]) => art);
  const placeholders = await renderPreviews(appContext.files, first, (done, total) =>
    onProgress('pictures', done, total),
  );
  await transact(appContext, (work) =>
    registerPictures(
      work,
      all.map(([hash, art]) => ({
        art,
        priority: shelves.has(hash) ? 0 : fronts.has(hash) ? 1 : 2,
        placeholder: placeholders.get(hash) ?? null,
      })),
    ),
  );
}

async function publishProducts(
  appContext: AppContext,
  drafts: readonly ProductDraft[],
  onProgress: OnProgress,
) {
  let done = 0;
  for (const draft of drafts) {
    await transact(appContext, (work) => publishProduct(work, draft));
    done += 1;
    onProgress('products', done, drafts.length);
  }
}
