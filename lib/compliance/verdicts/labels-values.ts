import type { CoverageKind, Interest, JudgedLimit } from "@/lib/compliance/coverages/values";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import type { GateAnswer, Rung } from "@/lib/compliance/requirements/values";
import type { ComplianceStatus, DocumentBadge } from "@/lib/compliance/statuses/schema";
import type { LineResult } from "@/lib/compliance/verdicts/schema";
import type { EndorsementEffect } from "@/lib/extraction/schema";
import type { PlainKey } from "@/messages/say";

/* Names of what verdicts and requirement sets are made of, for screens, exports and emails. */

/** The status of a vendor or a document. */
export const statusNames: Readonly<Record<ComplianceStatus | DocumentBadge, PlainKey>> = {
  COMPLIANT: "common.compliant",
  EXPIRING_SOON: "common.expiringSoon",
  EXPIRED: "common.expired",
  NON_COMPLIANT: "compliance.notCompliant",
  UNDER_REVIEW: "compliance.underReview",
  NO_DOCUMENTS: "compliance.noDocuments",
  SUPERSEDED: "documents.superseded",
  NOT_REQUIRED: "documents.notRequired",
  NO_VENDOR: "documents.noVendor",
};

/** What judging one requirement came to. */
export const resultNames: Readonly<Record<LineResult, PlainKey>> = {
  pass: "verdicts.resultPass",
  fail: "verdicts.resultFail",
  being_read: "verdicts.resultBeingRead",
  unreadable: "verdicts.resultToCheck",
  not_evaluated: "verdicts.resultNotEvaluated",
  waived: "verdicts.resultWaived",
  accepted_short: "verdicts.resultAcceptedShort",
  cancelled: "verdicts.resultCancelled",
  provided: "verdicts.resultProvided",
  not_enrolled: "verdicts.resultNotEnrolled",
};

export const ruleTypeNames: Readonly<Record<Requirement["type"], PlainKey>> = {
  coverage: "verdicts.typeCoverage",
  "stated-coverages": "verdicts.typeStatedCoverages",
  limit: "verdicts.typeLimit",
  retention: "verdicts.typeRetention",
  "occurrence-basis": "verdicts.typeOccurrenceBasis",
  "auto-scope": "verdicts.typeAutoScope",
  "per-statute": "verdicts.typePerStatute",
  "additional-insured": "verdicts.typeAdditionalInsured",
  primary: "verdicts.typePrimary",
  waiver: "verdicts.typeWaiver",
  "aggregate-scope": "verdicts.typeAggregateScope",
  "cancellation-notice": "verdicts.typeCancellationNotice",
  "no-exclusion": "verdicts.typeNoExclusion",
  "certificate-holder": "verdicts.typeCertificateHolder",
  "named-insured": "verdicts.typeNamedInsured",
  "insurer-rating": "verdicts.typeInsurerRating",
  document: "verdicts.typeDocument",
  "property-interest": "verdicts.typePropertyInterest",
  "form-edition": "verdicts.typeFormEdition",
};

/** What each type of requirement checks, in one line. */
export const ruleTypeMeanings: Readonly<Record<Requirement["type"], PlainKey>> = {
  coverage: "verdicts.typeCoverageAbout",
  "stated-coverages": "verdicts.typeStatedCoveragesAbout",
  limit: "verdicts.typeLimitAbout",
  retention: "verdicts.typeRetentionAbout",
  "occurrence-basis": "verdicts.typeOccurrenceBasisAbout",
  "auto-scope": "verdicts.typeAutoScopeAbout",
  "per-statute": "verdicts.typePerStatuteAbout",
  "additional-insured": "verdicts.typeAdditionalInsuredAbout",
  primary: "verdicts.typePrimaryAbout",
  waiver: "verdicts.typeWaiverAbout",
  "aggregate-scope": "verdicts.typeAggregateScopeAbout",
  "cancellation-notice": "verdicts.typeCancellationNoticeAbout",
  "no-exclusion": "verdicts.typeNoExclusionAbout",
  "certificate-holder": "verdicts.typeCertificateHolderAbout",
  "named-insured": "verdicts.typeNamedInsuredAbout",
  "insurer-rating": "verdicts.typeInsurerRatingAbout",
  document: "verdicts.typeDocumentAbout",
  "property-interest": "verdicts.typePropertyInterestAbout",
  "form-edition": "verdicts.typeFormEditionAbout",
};

export const coverageNames: Readonly<Record<CoverageKind, PlainKey>> = {
  GENERAL_LIABILITY: "verdicts.generalLiability",
  AUTO_LIABILITY: "verdicts.autoLiability",
  UMBRELLA_POLICY: "verdicts.umbrella",
  WORKERS_COMPENSATION: "verdicts.workersCompensation",
  PROFESSIONAL_LIABILITY: "verdicts.professionalLiability",
  POLLUTION_LIABILITY: "verdicts.pollutionLiability",
  CYBER_LIABILITY: "verdicts.cyberLiability",
  MOTOR_TRUCK_CARGO: "verdicts.motorTruckCargo",
  BUILDERS_RISK: "verdicts.buildersRisk",
  CRIME: "verdicts.crime",
  PROPERTY: "verdicts.property",
};

export const limitNames: Readonly<Record<JudgedLimit, PlainKey>> = {
  eachOccurrence: "verdicts.eachOccurrence",
  damageToRentedPremises: "verdicts.rentedPremises",
  medicalExpense: "verdicts.medicalExpense",
  personalAdvInjury: "verdicts.personalAdvInjury",
  generalAggregate: "verdicts.generalAggregate",
  productsCompOpAggregate: "verdicts.productsCompOpAggregate",
  combinedSingleLimit: "verdicts.combinedSingleLimit",
  umbrellaEachOccurrence: "verdicts.umbrellaEachOccurrence",
  umbrellaAggregate: "verdicts.umbrellaAggregate",
  elEachAccident: "verdicts.elEachAccident",
  elDiseaseEachEmployee: "verdicts.diseaseEmployee",
  elDiseasePolicyLimit: "verdicts.diseasePolicy",
  eachClaim: "verdicts.eachClaim",
  aggregate: "verdicts.aggregate",
  retention: "verdicts.retention",
  building: "verdicts.building",
  personalProperty: "verdicts.personalProperty",
  businessIncome: "verdicts.businessIncome",
};

export const rungNames: Readonly<Record<Rung, PlainKey>> = {
  checkbox: "verdicts.rungCheckbox",
  description: "verdicts.rungDescription",
  endorsement: "verdicts.rungEndorsement",
  policy: "verdicts.rungPolicy",
};

export const effectNames: Readonly<Record<EndorsementEffect, PlainKey>> = {
  ADDITIONAL_INSURED: "verdicts.effectAdditionalInsured",
  ADDITIONAL_INSURED_ONGOING: "verdicts.effectAdditionalInsuredOngoing",
  ADDITIONAL_INSURED_COMPLETED: "verdicts.effectAdditionalInsuredCompleted",
  PRIMARY: "verdicts.effectPrimary",
  WAIVER_OF_SUBROGATION: "verdicts.effectWaiver",
  AGGREGATE_PER_PROJECT: "verdicts.effectPerProject",
  AGGREGATE_PER_LOCATION: "verdicts.effectPerLocation",
  NOTICE_OF_CANCELLATION: "verdicts.effectNotice",
  EXCLUSION: "verdicts.effectExclusion",
};

export const interestNames: Readonly<Record<Interest, PlainKey>> = {
  MORTGAGEE: "verdicts.mortgagee",
  LOSS_PAYEE: "verdicts.lossPayee",
  LENDERS_LOSS_PAYABLE: "verdicts.lendersLossPayable",
};

export const gateNames: Readonly<Record<"work" | "pay", PlainKey>> = { work: "verdicts.gateWork", pay: "verdicts.gatePay" };
export const answerNames: Readonly<Record<GateAnswer, PlainKey>> = {
  clear: "verdicts.answerClear",
  warn: "verdicts.answerWarn",
  stop: "verdicts.answerStop",
};
