"use client";

import type { ReactNode } from "react";
import { SaveButton, saveStateOf } from "@/components/admin/settings/save-button";
import { TestStripe } from "@/components/admin/settings/test-stripe";
import { useSaveSettings } from "@/components/admin/settings/use-settings";
import { CardForm, useCardForm } from "@/components/ui/card-form";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { type BillingDto, billingForm } from "@/lib/admin/settings/schema";
import type { PlanName } from "@/lib/tenancy/plan-schema";
import { planLabels, planNames } from "@/lib/tenancy/plan-values";
import { isConnected, typedPrice } from "@/lib/tenancy/settings/billing-defaults-rules";
import {
  currencies,
  longestDescription,
  longestText,
  longestTitle,
  mostPoints,
  type PaymentProvider,
  paymentProviders,
} from "@/lib/tenancy/settings/billing-values";
import { say, sayAll } from "@/messages/say";

const currencyOptions = () => Object.entries(sayAll(currencies)).map(([value, label]) => ({ value, label }));
const providerOptions = () => Object.entries(sayAll(paymentProviders)).map(([value, label]) => ({ value, label }));

const typed = (value: number | null) => (value === null ? "" : String(value));
const price = (cents: number | null) => (cents === null ? "" : typedPrice(cents));

/** Every value as its input shows it; blank for no price and no limit. */
const valuesOf = ({
  version: _version,
  isProviderConnected: _isConnected,
  hasStripeKey: _hasKey,
  hasStripeWebhookSecret: _hasSecret,
  isStripeKeyFixed: _isKeyFixed,
  isStripeWebhookSecretFixed: _isSecretFixed,
  ...settings
}: BillingDto) => ({
  ...settings,
  ...{ stripeKey: "", stripeWebhookSecret: "" },
  ...{ basicMonthly: price(settings.basicMonthly), basicAnnual: price(settings.basicAnnual) },
  ...{ basicVendors: typed(settings.basicVendors), basicUsers: typed(settings.basicUsers), basicStorage: typed(settings.basicStorage) },
  ...{ proMonthly: price(settings.proMonthly), proAnnual: price(settings.proAnnual) },
  ...{ proVendors: typed(settings.proVendors), proUsers: typed(settings.proUsers), proStorage: typed(settings.proStorage) },
  ...{ enterpriseMonthly: price(settings.enterpriseMonthly), enterpriseAnnual: price(settings.enterpriseAnnual) },
  ...{ enterpriseVendors: typed(settings.enterpriseVendors), enterpriseUsers: typed(settings.enterpriseUsers) },
  enterpriseStorage: typed(settings.enterpriseStorage),
  ...{ trialVendors: typed(settings.trialVendors), trialUsers: typed(settings.trialUsers), trialStorage: typed(settings.trialStorage) },
});

const useBillingForm = (settings: BillingDto, save: ReturnType<typeof useSaveSettings<"billing">>) =>
  useCardForm(billingForm, settings, valuesOf, save);
type BillingFields = ReturnType<typeof useBillingForm>;

export function BillingForm({ settings }: { settings: BillingDto }) {
  const save = useSaveSettings("billing");
  const form = useBillingForm(settings, save);
  return (
    <CardForm form={form} footer={<SaveButton {...saveStateOf(save)} />}>
      <Payment form={form} settings={settings} />
      <Group title={say("admin.pricingSection")} advice={say("admin.pricingSectionAbout")}>
        <Field label={say("admin.heading")} required error={form.problem("pricingTitle")}>
          {(aria) => <Input maxLength={longestTitle} autoComplete="off" {...form.control("pricingTitle")} {...aria} />}
        </Field>
        <Field label={say("admin.text")} required error={form.problem("pricingText")}>
          {(aria) => <Textarea rows={3} maxLength={longestText} {...form.control("pricingText")} {...aria} />}
        </Field>
      </Group>
      {planNames.map((plan) => (
        <PlanFields key={plan} form={form} plan={plan} />
      ))}
      <Group title={say("admin.freeTrial")} advice={say("admin.freeTrialAbout")}>
        <Limits form={form} of="trial" />
      </Group>
    </CardForm>
  );
}

function Payment({ form, settings }: { form: BillingFields; settings: BillingDto }) {
  const { control, problem } = form;
  const provider = form.watch("provider") as PaymentProvider;
  const connected = isConnected(provider, settings.hasStripeKey || form.watch("stripeKey") !== "");
  const name = say(paymentProviders[provider]);
  return (
    <>
      <div className="max-w-[440px] space-y-5 p-5 pb-1">
        <Field label={say("admin.defaultCurrency")} required help={say("admin.currencyHelp")} error={problem("currency")}>
          {(aria) => <Select options={currencyOptions()} {...control("currency")} {...aria} />}
        </Field>
        <Field
          label={say("admin.paymentProvider")}
          required
          help={connected ? undefined : say("admin.paymentNotConnected", { name })}
          error={problem("provider")}
        >
          {(aria) => <Select options={providerOptions()} {...control("provider")} {...aria} />}
        </Field>
        {provider === "stripe" && <StripeKeys form={form} settings={settings} />}
      </div>
      <Switch
        label={say("admin.autoBilling")}
        means={problem("autoBilling") ?? (connected ? say("admin.paymentHelp", { name }) : say("admin.autoPaymentUnavailable", { name }))}
        checked={connected && Boolean(form.watch("autoBilling"))}
        disabled={!connected}
        onChange={(checked) => form.setValue("autoBilling", checked)}
      />
      {provider === "stripe" && (
        <Switch
          label={say("admin.stripeTax")}
          means={problem("stripeTax") ?? say("admin.stripeTaxMeans")}
          checked={Boolean(form.watch("stripeTax"))}
          onChange={(checked) => form.setValue("stripeTax", checked)}
        />
      )}
    </>
  );
}

/** The secrets themselves are never shown. */
function StripeKeys({ form: { control, problem }, settings }: { form: BillingFields; settings: BillingDto }) {
  const help = (isFixed: boolean, isStored: boolean, name: string, otherwise: string) =>
    isFixed ? say("admin.fixedHelp", { name }) : isStored ? say("admin.secretKeyHelp") : otherwise;
  const { isStripeKeyFixed, hasStripeKey, isStripeWebhookSecretFixed, hasStripeWebhookSecret } = settings;
  const endpoint = say("admin.stripeEndpointHelp", { url: "/api/billing/stripe" });
  return (
    <>
      <fieldset disabled={isStripeKeyFixed}>
        <Field
          label={say("admin.stripeSecretKey")}
          help={help(isStripeKeyFixed, hasStripeKey, "STRIPE_SECRET_KEY", say("admin.secretHelp"))}
          error={problem("stripeKey")}
        >
          {(aria) => <PasswordInput toggleName="key" autoComplete="off" {...control("stripeKey")} {...aria} />}
        </Field>
      </fieldset>
      <fieldset disabled={isStripeWebhookSecretFixed}>
        <Field
          label={say("admin.stripeWebhookSecret")}
          help={help(isStripeWebhookSecretFixed, hasStripeWebhookSecret, "STRIPE_WEBHOOK_SECRET", endpoint)}
          error={problem("stripeWebhookSecret")}
        >
          {(aria) => <PasswordInput toggleName="secret" autoComplete="off" {...control("stripeWebhookSecret")} {...aria} />}
        </Field>
      </fieldset>
      {hasStripeKey && <TestStripe />}
    </>
  );
}

function PlanFields({ form, plan }: { form: BillingFields; plan: PlanName }) {
  const { control, problem } = form;
  return (
    <Group title={say(planLabels[plan])} advice={say("admin.planAbout")}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={say("admin.pricePerMonth")} error={problem(`${plan}Monthly`)}>
          {(aria) => <Input inputMode="decimal" autoComplete="off" maxLength={20} {...control(`${plan}Monthly`)} {...aria} />}
        </Field>
        <Field label={say("admin.pricePerYear")} error={problem(`${plan}Annual`)}>
          {(aria) => <Input inputMode="decimal" autoComplete="off" maxLength={20} {...control(`${plan}Annual`)} {...aria} />}
        </Field>
      </div>
      <Limits form={form} of={plan} />
      <Field label={say("admin.description")} required error={problem(`${plan}Description`)}>
        {(aria) => <Input maxLength={longestDescription} autoComplete="off" {...control(`${plan}Description`)} {...aria} />}
      </Field>
      <Field label={say("admin.bulletPoints")} help={say("admin.bulletPointsHelp", { mostPoints })} error={problem(`${plan}Points`)}>
        {(aria) => <Textarea rows={3} {...control(`${plan}Points`)} {...aria} />}
      </Field>
    </Group>
  );
}

type LimitsProps = { form: BillingFields; of: PlanName | "trial" };

function Limits({ form: { control, problem }, of }: LimitsProps) {
  const [vendors, users, storage] = [`${of}Vendors`, `${of}Users`, `${of}Storage`] as const;
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <Field label={say("admin.vendorLimit")} help={say("admin.limitHelp")} error={problem(vendors)}>
        {(aria) => <Input inputMode="numeric" autoComplete="off" maxLength={12} {...control(vendors)} {...aria} />}
      </Field>
      <Field label={say("admin.userLimit")} help={say("admin.limitHelp")} error={problem(users)}>
        {(aria) => <Input inputMode="numeric" autoComplete="off" maxLength={12} {...control(users)} {...aria} />}
      </Field>
      <Field label={say("admin.storageLimit")} help={say("admin.limitHelp")} error={problem(storage)}>
        {(aria) => <Input inputMode="numeric" autoComplete="off" maxLength={12} {...control(storage)} {...aria} />}
      </Field>
    </div>
  );
}

function Group({ title, advice, children }: { title: string; advice: string; children: ReactNode }) {
  return (
    <fieldset className="border-t p-5">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden className="font-semibold text-ink">
        {title}
      </p>
      <p className="mt-0.5 mb-4 text-ink-2 text-small">{advice}</p>
      <div className="max-w-[640px] space-y-5">{children}</div>
    </fieldset>
  );
}
