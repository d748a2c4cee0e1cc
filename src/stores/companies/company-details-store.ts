import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { namedBenefits } from '../../core/companies/benefits';
import type { CompaniesPort } from '../../core/companies/companies-port';
import type { Album, Office, PhotoPage, ReportedBenefits, Surroundings } from '../../core/companies/company';
import type { Call } from '../../core/shared/call';
import { type MissedPage, turnPage } from '../shared/turn-page';

interface PhotosPlace {
  readonly urlName: string;
  readonly album: Album | undefined;
  readonly page: number | undefined;
}

/** Data of a company's smaller tabs; each loader sets its own part. */
export class CompanyDetailsStore {
  offices: readonly Office[] = [];
  office: Office | undefined;
  surroundings: Surroundings | undefined;
  photos: PhotoPage = { total: 0, pages: 0, albums: [], items: [] };
  photosPlace: PhotosPlace | undefined;
  missedPhotos: MissedPage | undefined = undefined;
  benefits: ReportedBenefits = { reporters: 0, items: [] };
  readonly #port: CompaniesPort;

  constructor(port: CompaniesPort) {
    this.#port = port;
    makeAutoObservable(
      this,
      {
        offices: observableRef,
        office: observableRef,
        surroundings: observableRef,
        photos: observableRef,
        photosPlace: observableRef,
        benefits: observableRef,
      },
      { autoBind: true },
    );
  }

  async openLocations(urlName: string, call?: Call): Promise<void> {
    const offices = await this.#port.listOffices({ urlName }, call);
    runInAction(() => {
      this.offices = offices;
    });
  }

  async openLocation(urlName: string, locationUrl: string, call?: Call): Promise<void> {
    const [office, offices] = await Promise.all([
      this.#port.readOffice({ urlName, locationUrl }, call),
      this.#port.listOffices({ urlName }, call),
    ]);
    runInAction(() => {
      this.office = office;
      this.offices = offices;
    });
  }

  async openSurroundings(urlName: string, call?: Call): Promise<void> {
    const surroundings = await this.#port.readSurroundings({ urlName }, call);
    runInAction(() => {
      this.surroundings = surroundings;
    });
  }

  async openPhotos(place: PhotosPlace, call?: Call): Promise<void> {
    const { page: photos, missed } = await turnPage(
      this.photosPlace,
      place,
      this.#port.listPhotos(place, call),
    );
    runInAction(() => {
      this.missedPhotos = missed;
      if (!photos) return;
      this.photosPlace = place;
      this.photos = photos;
    });
  }

  async openBenefits(urlName: string, call?: Call): Promise<void> {
    const benefits = await this.#port.listBenefits({ urlName }, call);
    runInAction(() => {
      this.benefits = { ...benefits, items: namedBenefits(benefits.items) };
    });
  }
}
