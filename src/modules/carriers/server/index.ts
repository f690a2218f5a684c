export { addressKey } from './address-key.ts';
export { findLabelFiles, findOpenRequests, type OpenRequest } from './find-label-requests.ts';
export { findLabels, type Label } from './find-labels.ts';
export { hasLabelServices } from './label-services.ts';
export { weightsOf } from './parcel-weights.ts';
export { fetchLabels } from './processes/fetch-labels.ts';
export { fetchMissingFiles } from './processes/fetch-missing-files.ts';
export { voidLabels } from './void-labels.ts';
export { wantLabels } from './want-labels.ts';
