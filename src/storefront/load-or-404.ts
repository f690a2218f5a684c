import { data } from 'react-router';
import type { ContentClient } from '#services/content.ts';
import { ServiceError } from '#services/service-client.ts';
import { findSelection, type Selection } from './product/find-selection.ts';

/** Products proposed on a 404 page. */
export interface NotFoundData {
  selection: Selection | null;
}

/**
 * The answer of a service; a 404 becomes the 404 page (RTE-58). With a content client that page
 * also proposes products (NAV-18).
 */
export async function loadOr404<T>(answer: Promise<T>, content?: ContentClient): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404) throw error;
    const selection = content ? await findSelection(content, 'cross_sell_divers') : null;
    throw data({ selection } satisfies NotFoundData, { status: 404 });
  }
}
