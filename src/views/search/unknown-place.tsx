import type { ReactNode } from 'react';
import { benefitNames } from '../../core/companies/benefit-text';
import { BENEFIT_CODES, benefitUrlName } from '../../core/companies/benefits';
import { companyText } from '../../core/companies/text';
import type { SearchPlaceNames, UnknownSegment } from '../../core/search/search-places-port';
import { type FoundPage, foundPages, nearPath } from '../../core/search/search-target';
import { searchText } from '../../core/search/text';
import type { SearchPlace } from '../../core/shell/search-place';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Cards, Page, PageHead } from '../kit/page';
import css from './search.module.css';

const text = searchText.place;

interface UnknownPlaceProps {
  readonly place: SearchPlace;
  readonly names: SearchPlaceNames;
  readonly children?: ReactNode;
}

const wordsOf = (segment: string): string => segment.replaceAll('-', ' ');

function placeTitle({ companyUrl, location, names }: SearchPlace, { unknown }: SearchPlaceNames): string {
  const title = unknown.every(({ isKnown }) => isKnown) ? text.tooLittle : text.unknown;
  if (unknown.length > 0) return title(unknown.map(({ segment }) => wordsOf(segment)).join(', '));
  const all = [companyUrl, ...names, location].flatMap((name) => (name === undefined ? [] : [wordsOf(name)]));
  return text.unfit(all.join(', '));
}

/** Names the section, so that the pages of two sections have different titles. */
export const placeHeadTitle = (place: SearchPlace, names: SearchPlaceNames): string =>
  place.section === 'search'
    ? placeTitle(place, names)
    : `${companyText.tabs[place.section]}: ${placeTitle(place, names)}`;

/** A search address with segments that we don't know or cannot combine: near names and the closest lists. */
export function UnknownPlace({ place, names, children }: UnknownPlaceProps) {
  const pages = foundPages(place.section, names);
  return (
    <Page width="narrow">
      <PageHead title={placeTitle(place, names)} />
      {children}
      <Cards>
        {names.unknown.map((unknown) => (
          <Unknown key={unknown.segment} place={place} unknown={unknown} />
        ))}
        {pages.length > 0 && (
          <Card as="section" padded>
            <h2>{text.known}</h2>
            {names.unknown.length === 0 && <p>{text.unfitText}</p>}
            <p className={css.links}>
              {pages.map((page) => (
                <Button key={page.path} look="line" size="small" href={page.path}>
                  {labelOf(page)}
                </Button>
              ))}
            </p>
          </Card>
        )}
      </Cards>
    </Page>
  );
}

function Unknown({ place, unknown }: { readonly place: SearchPlace; readonly unknown: UnknownSegment }) {
  const { segment, kind, isKnown, near } = unknown;
  // A newer service may know more kinds.
  const message = isKnown ? text.tooFew : (text.kinds[kind] ?? text.kinds.other);
  return (
    <Card as="section" padded>
      <h2>{message(wordsOf(segment))}</h2>
      {near.length > 0 && (
        <>
          <p>{isKnown ? text.shown : text.near}</p>
          <p className={css.links}>
            {near.map((item) => (
              <Button key={item.urlName} look="line" size="small" href={nearPath(place, segment, item)}>
                {item.name}
              </Button>
            ))}
          </p>
        </>
      )}
    </Card>
  );
}

function labelOf({ section, found: { company, jobProfile, location, benefit } }: FoundPage): string {
  const ofCompanies = !company && (section === 'reviews' || section === 'benefits' || section === 'photos');
  const code = BENEFIT_CODES.find((item) => benefitUrlName(item) === benefit);
  const names = [company?.name, jobProfile?.name, location?.name, code && benefitNames[code]];
  return `${ofCompanies ? text.companies : companyText.tabs[section]}: ${names.filter(Boolean).join(', ')}`;
}
